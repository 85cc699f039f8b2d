"use strict";

// Stands for core-js' search of the global object in development (developBundles.ts).
module.exports = globalThis;
