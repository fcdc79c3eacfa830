// Judges what an audit has found by the exceptions that are explained.

/**
 * @typedef {object} AdvisoryException
 * @property {string} id of the advisory, as `GHSA-…`
 * @property {string} reason why it does not harm us
 * @property {string} until the last day on which it counts, as 2026-12-31
 *
 * @typedef {object} Finding
 * @property {string} id
 * @property {string} name
 * @property {string} severity
 * @property {string} title
 * @property {string} range
 * @property {string} url
 */

const GRAVE = ['high', 'critical'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text) => DAY.test(text) && !Number.isNaN(Date.parse(text));

/**
 * The advisories of a report, each once; packages that are only affected through others are left out.
 * @param {any} report
 * @returns {Finding[]}
 */
export function findingsOf(report) {
  const found = new Map();
  for (const { via } of Object.values(report.vulnerabilities)) {
    for (const advisory of via) {
      if (typeof advisory === 'string') continue;
      const { source, name, severity, title, range, url = '' } = advisory;
      const id = /GHSA(-[0-9a-z]{4}){3}/i.exec(url)?.[0] ?? String(source);
      found.set(`${id} ${name}`, { id, name, severity, title, range, url });
    }
  }
  return [...found.values()];
}

/**
 * What is wrong with the exceptions themselves, as sentences.
 * @param {AdvisoryException[]} exceptions
 * @param {string} today as 2026-12-31
 */
function faultsOf(exceptions, today) {
  return exceptions.flatMap(({ id, reason, until }) => {
    if (!id || !reason?.trim() || !isDay(until)) {
      return [`The exception for ${id ?? 'nothing'} needs an id, a reason and a day (until).`];
    }
    if (until < today) return [`The exception for ${id} has ended on ${until}: ${reason}`];
    return [];
  });
}

/**
 * @param {any} report of npm; undefined when none could be had
 * @param {AdvisoryException[]} exceptions
 * @param {string} today as 2026-12-31
 * @returns {{ faults: string[], explained: Finding[], minor: Finding[] }} what must be done, and
 *   what was found besides
 */
export function judgeAudit(report, exceptions, today) {
  const faults = faultsOf(exceptions, today);
  if (!report) return { faults, explained: [], minor: [] };

  const findings = findingsOf(report);
  const grave = findings.filter(({ severity }) => GRAVE.includes(severity));
  const isExplained = ({ id }) => exceptions.some((exception) => exception.id === id);
  for (const finding of grave.filter((each) => !isExplained(each))) {
    const { id, name, range, severity, title, url } = finding;
    faults.push(`${severity}: ${name} ${range}: ${title} (${id}, ${url})`);
  }
  for (const { id } of exceptions) {
    if (!grave.some((finding) => finding.id === id)) {
      faults.push(`The exception for ${id} is not needed: nothing high or critical has this id.`);
    }
  }
  return {
    faults,
    explained: grave.filter(isExplained),
    minor: findings.filter((finding) => !grave.includes(finding)),
  };
}
