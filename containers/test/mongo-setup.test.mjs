import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import vm from 'node:vm';

const script = readFileSync(path.join(import.meta.dirname, '../mongo/setup.js'), 'utf8');
const SECRETS = {
  '/run/secrets/mongo_root_password': 'root/word\n',
  '/run/secrets/mongodb_uri': 'mongodb://manjara:w%40rd@mongo:27017/manjara?replicaSet=manjara\n',
};

let tries = 0;

/**
 * Runs the script like mongosh, against a fake server; returns the calls that it made.
 * @param {{ initialised?: boolean, user?: boolean, refusals?: number, code?: number,
 * refusal?: object }} [server]
 */
function run({ initialised = false, user = false, refusals = 0, code = 94, refusal } = {}) {
  const asked = [];
  let left = refusals;
  tries = 0;
  const database = (name) => ({
    getSiblingDB: database,
    getUser: () => (user ? {} : null),
    createUser: (what) => asked.push(['createUser', name, what]),
    updateUser: (who, what) => asked.push(['updateUser', name, who, what]),
    runCommand(command) {
      if (command.replSetGetStatus && !initialised) {
        throw Object.assign(new Error('no replset config'), { code });
      }
      if (command.replSetInitiate) asked.push(['initiate', command.replSetInitiate]);
      return { ok: 1 };
    },
  });
  class Mongo {
    constructor(address) {
      tries += 1;
      if (left-- > 0) throw Object.assign(new Error('connection refused'), refusal);
      asked.push(['connect', address]);
    }

    getDB = database;
  }
  const context = {
    require: () => ({ readFileSync: (file) => SECRETS[file] }),
    Mongo,
    print() {},
    sleep() {},
  };
  vm.runInNewContext(script, context);
  return JSON.parse(JSON.stringify(asked));
}

const ROOT = 'mongodb://root:root%2Fword@mongo:27017/admin';
const BY_SET = `${ROOT}?replicaSet=manjara&serverSelectionTimeoutMS=2000`;
const ROLES = [{ role: 'readWrite', db: 'manjara' }];

test('the first start makes the replica set and the user', () => {
  assert.deepEqual(run(), [
    ['connect', `${ROOT}?directConnection=true`],
    ['initiate', { _id: 'manjara', members: [{ _id: 0, host: 'mongo:27017' }] }],
    ['connect', BY_SET],
    ['createUser', 'manjara', { user: 'manjara', pwd: 'w@rd', roles: ROLES }],
  ]);
});

test("a later start keeps the set, and updates the user's password", () => {
  assert.deepEqual(run({ initialised: true, user: true }).slice(1), [
    ['connect', BY_SET],
    ['updateUser', 'manjara', 'manjara', { pwd: 'w@rd', roles: ROLES }],
  ]);
});

test('waits for a database that is starting, with a limit', () => {
  assert.equal(run({ refusals: 500 }).length, 4);
  assert.throws(() => run({ refusals: 1000 }), /connection refused/);
});

test('a wrong password is reported at once', () => {
  assert.throws(() => run({ refusals: 1000, refusal: { code: 18 } }), /connection refused/);
  assert.equal(tries, 1);
});

test('a set is only created if there is none', () => {
  assert.throws(() => run({ code: 13 }), /no replset config/);
});
