import { LIMITS } from '@manjara/contracts';
import { choice, flag, text } from './field';
import type { Operation } from './operation';
import { ID, TIME } from './shapes';

const OPTIONAL = { presence: 'optional' } as const;
const PROGRESS = choice('progress', { ...OPTIONAL, sample: 'done' });
// False: later messages of a test have the same text, and would be spam, too.
const SPAM = flag('spam', { ...OPTIONAL, sample: false });

/** The calls that change a submission. @param name in the path `read-{name}` */
export function submissionOperations(
  path: string,
  name: string,
  receive: Operation,
): readonly Operation[] {
  const setRead: Operation = {
    method: 'PUT',
    path: `${path}/read-${name}/{id}`,
    access: 'bearer',
    status: 200,
    form: { kind: 'json', fields: [flag('isRead'), flag('replied', OPTIONAL)] },
    after: receive,
    answer: ({ isRead }) =>
      expect.objectContaining({ _id: ID, isRead, repliedAt: TIME }) as unknown,
    readAt: [path],
  };
  const change: Operation = {
    method: 'PUT',
    path: `${path}/{id}`,
    access: 'bearer',
    status: 200,
    form: {
      kind: 'json',
      fields: [
        flag('isRead', OPTIONAL),
        flag('replied', OPTIONAL),
        PROGRESS,
        text('note', { ...OPTIONAL, max: LIMITS.note, lines: true }),
        SPAM,
      ],
    },
    after: receive,
    answer: ({ note }) =>
      expect.objectContaining({
        _id: ID,
        isRead: true,
        progress: 'done',
        ...(note !== '' && { note }),
        repliedAt: TIME,
      }) as unknown,
    readAt: [`${path}/{id}`],
  };
  return [setRead, change];
}

export const bulkOfSubmissions = (bulk: Operation, receive: Operation): Operation => ({
  ...bulk,
  form: {
    kind: 'json',
    fields: [
      ...bulk.form!.fields,
      flag('isRead', OPTIONAL),
      choice('progress', OPTIONAL),
      flag('spam', OPTIONAL),
    ],
  },
  // One change at a time: `deleted`.
  once: async (api) => ({
    ids: [await api.newest(receive)],
    isRead: undefined,
    spam: undefined,
  }),
});
