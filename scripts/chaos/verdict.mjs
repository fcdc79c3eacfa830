/**
 * Everything that a run has found.
 * @typedef {object} Findings
 * @property {{ fault: string, kind: string, key: string }[]} faults of what was written
 * @property {string[]} halfSeen what readers saw that was half there
 * @property {Record<string, number>} orphans after the sweep, by kind
 * @property {PhaseResult[]} phases
 * @property {import('./tally.mjs').Request[]} requests
 * @property {boolean} sessionKept whether the admin was never asked to sign in again
 * @property {string[]} leftBehind processes, mounts and folders
 * @property {string} [brokenOff] why the run did not get to its end
 */

/**
 * @typedef {object} PhaseResult
 * @property {string} name
 * @property {boolean} calm whether nothing was broken in it
 * @property {number} [recoveredIn] seconds; undefined when it did not
 * @property {string} [leftOut] why it was not run
 */

/** What the API and the shell may answer while something is broken. */
const ALLOWED = new Set([502, 503, 504]);

const plural = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;
const listed = (list) => `${list.slice(0, 5).join(', ')}${list.length > 5 ? ', …' : ''}`;

/**
 * The sentences that say what was broken; none when all held.
 * @param {Findings} findings
 * @returns {string[]}
 */
export function judge(findings) {
  const { faults, halfSeen, orphans, phases, requests, sessionKept, leftBehind } = findings;
  const sentences = [];
  const say = (condition, sentence) => condition && sentences.push(sentence);

  say(findings.brokenOff, `The run was broken off: ${findings.brokenOff}`);
  for (const fault of new Set(faults.map((each) => each.fault))) {
    const those = faults.filter((each) => each.fault === fault);
    const names = those.map(({ kind, key }) => `${kind} ${key}`);
    sentences.push(`${plural(those.length, 'write')} ${fault}: ${listed(names)}.`);
  }
  say(halfSeen.length > 0, `Readers saw half of it: ${listed(halfSeen)}.`);
  for (const [what, count] of Object.entries(orphans)) {
    say(count > 0, `After the sweep there are ${count} ${what}.`);
  }
  const strange = requests.filter(({ status }) => status >= 500 && !ALLOWED.has(status));
  say(strange.length > 0, `${plural(strange.length, 'answer')} of ${statuses(strange)}.`);
  for (const { name, calm, recoveredIn, leftOut } of phases) {
    if (leftOut !== undefined) continue;
    const those = requests.filter(({ phase }) => phase === name);
    const bad = those.filter(({ status }) => status === undefined || status >= 500);
    say(calm && bad.length > 0, `${plural(bad.length, 'request')} failed in "${name}".`);
    const blank = those.filter(
      ({ what, status }) => what === 'page' && status !== undefined && status !== 200,
    );
    say(
      !calm && blank.length > 0,
      `${plural(blank.length, 'public page')} not shown in "${name}": ${statuses(blank)}.`,
    );
    say(!calm && recoveredIn === undefined, `It did not recover from "${name}".`);
  }
  say(!sessionKept, 'The admin was asked to sign in again.');
  say(leftBehind.length > 0, `Left behind: ${listed(leftBehind)}.`);
  return sentences;
}

const statuses = (requests) => [...new Set(requests.map(({ status }) => status))].join(', ');
