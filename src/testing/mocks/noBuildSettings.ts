/** Unit tests say what they set: the settings of the run that they are part of (CI sets STRICT=1) are not theirs. */
for (const name of ["STRICT", "CONTENT_DIR", "PATH_PREFIX"]) {
  Reflect.deleteProperty(process.env, name);
}

export {};
