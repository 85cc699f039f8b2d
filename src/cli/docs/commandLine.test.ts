import { findCommand, COMMANDS } from "./commands/registry";
import { helpOf, helpOfAll, helpOfFamily } from "./help";
import { readArguments } from "./readArguments";

test("each command has a line in the help, a page of its own, and an example that it takes", () => {
  for (const [name, command] of Object.entries(COMMANDS)) {
    expect(helpOfAll()).toContain(`  ${name} `);
    expect(helpOf(command)).toContain(`npm run docs -- ${command.usage}`);
    expect(command.usage).toMatch(new RegExp(`^${name}(?: |$)`));
    // As a shell cuts it: words, and quotes around some.
    const words = [...command.example.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ""));
    const found = findCommand(words);
    expect(found.command).toBe(command);
    expect(() => readArguments(command, found.rest)).not.toThrow();
  }
});

test.each([
  [["new"], "There is no command `new`. The nearest: new doc, new post, new endpoint."],
  [["new", "pag"], "There is no command `new pag`. The nearest: new doc, new post, new endpoint."],
  [["chek"], "There is no command `chek`. The nearest: check"],
  [["constructor"], "There is no command `constructor`."],
])("%j is no command", (words, message) => {
  expect(() => findCommand(words)).toThrow(message);
});

test.each([
  [["a", "b", "c"], "Too much: c\nUsage: npm run docs -- mv <id> <new-id>\nFor example: npm run docs -- mv "],
  [["a"], "Something is missing.\nUsage: npm run docs -- mv"],
  [["a", "b", "--dry"], "Unknown option '--dry'"],
])("mv with %j shows how it is used", (argv, message) => {
  expect(() => readArguments(findCommand(["mv"]).command, argv)).toThrow(message);
});

test("help of a word that begins several commands is that of each", () => {
  const help = helpOfFamily("new") ?? "";
  for (const name of ["new doc", "new post", "new endpoint"]) {
    expect(help).toContain(helpOf(findCommand([name.split(" ")[0] ?? "", name.split(" ")[1] ?? ""]).command));
  }
  expect(helpOfFamily("mv")).toBeNull();
});
