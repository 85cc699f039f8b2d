// What webpack gives for an imported file: its URL.
export default "/static/file";
