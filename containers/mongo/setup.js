// Creates the replica set and the API's user; mongosh runs it at every start of the containers.
// Existing ones are kept, but the user's password is set to the API's current one.
const fs = require('fs');

const SET = 'manjara';
const HOST = 'mongo:27017';
const NOT_YET_INITIALISED = 94;
const AUTHENTICATION_FAILED = 18;
/** Seconds, at least: after a power cut the database repairs itself before it answers. */
const ATTEMPTS = 600;
const PAUSE_MS = 1000;

const secret = (name) => fs.readFileSync(`/run/secrets/${name}`, 'utf8').trim();

/** Retries until `work` succeeds: the database may still be starting. */
function insist(what, work) {
  for (let attempt = 1; ; attempt++) {
    try {
      return work();
    } catch (error) {
      if (attempt === ATTEMPTS || error.code === AUTHENTICATION_FAILED) throw error;
      if (attempt % 10 === 1) print(`${what}: ${error.message}`);
      sleep(PAUSE_MS);
    }
  }
}

function connect(options) {
  const password = encodeURIComponent(secret('mongo_root_password'));
  return new Mongo(`mongodb://root:${password}@${HOST}/admin?${options}`).getDB('admin');
}

function makeReplicaSet() {
  const admin = insist('The database does not answer yet', () => connect('directConnection=true'));
  try {
    admin.runCommand({ replSetGetStatus: 1 });
    return;
  } catch (error) {
    if (error.code !== NOT_YET_INITIALISED) throw error;
  }
  admin.runCommand({ replSetInitiate: { _id: SET, members: [{ _id: 0, host: HOST }] } });
  print('The replica set was made.');
}

function makeUser() {
  const uri = /^mongodb:\/\/([^:@/]+):([^@/]+)@[^/]+\/([\w-]+)/.exec(secret('mongodb_uri'));
  if (!uri) throw new Error('mongodb_uri must be mongodb://USER:PASSWORD@HOST/DATABASE?…');
  const [user, pwd, name] = uri.slice(1).map(decodeURIComponent);
  const roles = [{ role: 'readWrite', db: name }];
  insist('The replica set has no primary yet', () => {
    // Connects by the name of the set, which finds the primary on any member.
    const database = connect(`replicaSet=${SET}&serverSelectionTimeoutMS=2000`).getSiblingDB(name);
    if (database.getUser(user)) database.updateUser(user, { pwd, roles });
    else database.createUser({ user, pwd, roles });
  });
  print('The user of the API is there.');
}

makeReplicaSet();
makeUser();
