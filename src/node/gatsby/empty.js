"use strict";

// Stands in a bundle for parts of Gatsby and of the site that it has no use for (leaveOutUnused.ts, pagelessHtml.ts).
module.exports = {};
