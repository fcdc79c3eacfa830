import { table } from '../table.mjs';

const KILO = 1e3;
const cpu = (side) => (side ? side.cpu.toFixed(1) : '');
const rate = (side) => (side ? side.rate.toFixed(0) : '');
const ms = (value) => value.toFixed(1);
const latencies = ({ p50, p99 }) => `${ms(p50)}/${ms(p99)}`;
const verdict = ({ judged = true, isMissed }) => (judged ? (isMissed ? 'missed' : 'met') : '—');

/** One line for each read. */
export function printReads(reads, goal) {
  const head = [
    'Processor time per request, µs',
    'KB',
    'Manjara',
    'bare',
    'bare, ETag',
    'ratio',
    'goal',
    'requests/s',
    'bare',
    'p50/p99 ms',
    'bare',
  ];
  const lines = reads.map((row) => {
    const reference = row.plain ?? row.tagged;
    return [
      row.name,
      (row.bytes / KILO).toFixed(1),
      cpu(row.ours),
      cpu(row.plain),
      cpu(row.tagged),
      row.ratio.toFixed(2),
      verdict(row),
      rate(row.ours),
      rate(reference),
      latencies(row.ours),
      latencies(reference),
    ];
  });
  console.log(table([head, ...lines]));
  console.log(`\nGoal: at most ${goal} times the bare server's processor time.\n`);
}

/** How long readers wait while all is read and somebody writes. */
export function printMixed({ ours, bare, ...mixed }, goal) {
  const line = (name, side) => [
    name,
    side.rate.toFixed(0),
    ms(side.p50),
    ms(side.p99),
    ms(side.max),
  ];
  const head = ['All of them mixed, a write a second', 'requests/s', 'p50 ms', 'p99 ms', 'max ms'];
  console.log(table([head, line('Manjara', ours), line('bare', bare)]));
  console.log(`\np99 ratio ${mixed.ratio.toFixed(2)}: ${verdict(mixed)} (goal: at most ${goal}).`);
}
