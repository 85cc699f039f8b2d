"use strict";

// Stands for `prop-types` in the browser bundle (leaveOutUnused.ts): whatever Gatsby and its router declare with it,
// React looks at in development only.
const check = new Proxy(() => check, { get: () => check });
module.exports = check;
