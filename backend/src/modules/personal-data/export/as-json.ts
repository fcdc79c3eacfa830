import type { ExportedRecords } from './export-record';

/** The records for machines; `version` changes with the names or the meaning of its fields. */
export async function* asJson(records: ExportedRecords, exported: string): AsyncGenerator<string> {
  const head = { format: 'manjara-personal-data', version: 1, exported };
  yield JSON.stringify(head, null, 2).replace(/\n}$/, '');
  for (const [name, list] of Object.entries(records)) {
    yield `,\n  "${name}": [`;
    let separator = '\n';
    for await (const record of (list as () => AsyncIterable<object>)()) {
      yield `${separator}${JSON.stringify(record, null, 2).replace(/^/gm, '    ')}`;
      separator = ',\n';
    }
    yield separator === '\n' ? ']' : '\n  ]';
  }
  yield '\n}\n';
}
