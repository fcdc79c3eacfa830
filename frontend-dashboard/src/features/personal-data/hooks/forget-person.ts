import { emailKey } from '@manjara/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { changeInbox, INBOXES, type InboxItem, inboxKey } from '../../../api/inbox';
import { changePins } from '../../../lib/pins';

/**
 * Takes what was deleted of a person out of the lists that this browser shows and keeps, and their
 * pins with it; then asks the server what is left. Where it is not known what was deleted, the
 * server alone is asked.
 */
export async function forgetPerson(
  client: QueryClient,
  email: string,
  { erased = true } = {},
): Promise<void> {
  const key = emailKey(email);
  const isTheirs = (item: InboxItem) => emailKey(item.email) === key;
  for (const inbox of INBOXES) {
    // A list that was asked for before would bring it back.
    await client.cancelQueries({ queryKey: inboxKey(inbox) });
    if (erased) {
      changeInbox(client, inbox, (items) => {
        const deletedIds = new Set(items.filter(isTheirs).map(({ _id }) => _id));
        if (deletedIds.size > 0)
          changePins(inbox, (ids) => ids.filter((id) => !deletedIds.has(id)));
        return items.filter((item) => !isTheirs(item));
      });
    }
    void client.invalidateQueries({ queryKey: inboxKey(inbox) });
  }
}
