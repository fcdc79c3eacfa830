import { progressAfter, type SubmissionChange } from '@manjara/contracts';
import { preconditionFailed } from '../../common/http/if-match';
import type { Change } from '../../database/versioned-write';
import { spamKeyOf } from './spam';
import { outOfTrash } from './state.schema';
import type { SubmissionDocument, WorkState } from './submission.schema';

type Changes = Partial<WorkState & Pick<SubmissionDocument, 'note'>>;

/** The fields that go to the spam folder with a submission. */
export const asSpam = (message: string) => ({
  state: 'spam' as const,
  spamAt: new Date(),
  spamKey: spamKeyOf(message),
});

/** An undefined value removes the field. */
function changesOf(current: SubmissionDocument, change: SubmissionChange): Changes {
  const { isRead, replied, note, spam } = change;
  const progress = progressAfter(current, change);
  const isSpam = current.state === 'spam';
  return {
    progress,
    ...(isRead !== undefined && { isRead }),
    ...(progress !== 'new' && { isRead: true }),
    ...(replied !== undefined && { repliedAt: replied ? new Date() : undefined }),
    ...(note !== undefined && { note: note || undefined }),
    ...(spam === true && !isSpam && asSpam(current.message)),
    ...(spam === false && isSpam && { state: 'published', spamAt: undefined, spamKey: undefined }),
  };
}

function toUpdate(current: SubmissionDocument, changes: Changes): Change {
  const names = Object.keys(changes) as (keyof Changes)[];
  const changed = names.filter((name) => changes[name] !== current[name]);
  const $set = changed.filter((name) => changes[name] !== undefined);
  const $unset = changed.filter((name) => changes[name] === undefined);
  return {
    $set: Object.fromEntries($set.map((name) => [name, changes[name]])),
    ...($unset.length > 0 && { $unset: Object.fromEntries($unset.map((name) => [name, 1])) }),
  };
}

/** The update for a change; fields that have their value already are left out. */
export const toSubmissionUpdate = (current: SubmissionDocument, change: SubmissionChange): Change =>
  toUpdate(current, changesOf(current, change));

export const changesNothing = ({ $set = {}, $unset = {} }: Change): boolean =>
  Object.keys({ ...$set, ...$unset }).length === 0;

/** The same, with what its revert needs. */
export function toBulkUpdate(current: SubmissionDocument, change: SubmissionChange): Change {
  const update = toSubmissionUpdate(current, change);
  const { state, isRead, progress, repliedAt, spamAt, spamKey } = current;
  const beforeBulk: WorkState = {
    ...{ state, isRead, progress },
    ...(repliedAt && { repliedAt }),
    ...(spamAt && { spamAt, spamKey }),
  };
  return { ...update, $set: { ...update.$set, beforeBulk } };
}

const NO_TIMES = { repliedAt: undefined, spamAt: undefined, spamKey: undefined };

/** The update that reverts the last bulk change. @throws ApiError 412 if there is none */
export function toRevert(current: SubmissionDocument): Change {
  if (current.state === 'trashed') return outOfTrash(current.stateBefore);
  const { beforeBulk } = current;
  if (!beforeBulk) throw preconditionFailed(current.updatedAt);
  const update = toUpdate(current, { ...NO_TIMES, ...beforeBulk });
  return { ...update, $unset: { ...update.$unset, beforeBulk: 1 } };
}
