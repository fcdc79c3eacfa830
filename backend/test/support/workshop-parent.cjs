// A process that has a workshop, and tells the id of the workshop's process.
require('reflect-metadata');
const { Workshop } = require('../../dist/workshop/workshop.js');

void new Workshop()
  .run('ping', [], { urgent: true, timeoutMs: 10_000 })
  .then((pid) => process.send(pid));
