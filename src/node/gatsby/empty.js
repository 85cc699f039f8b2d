"use strict";

// Stands in the browser bundle for parts of Gatsby that the site does not use (leaveOutUnused.ts).
module.exports = {};
