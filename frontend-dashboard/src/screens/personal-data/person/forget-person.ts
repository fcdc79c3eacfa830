import { emailKey } from '@manjara/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { changeInbox, INBOXES, type InboxItem, inboxKey } from '../../../api/inbox/inbox';
import { changePins } from '../../../api/inbox/pins';

/**
 * Removes a deleted person's items from the loaded and cached lists and from the pins, then
 * refetches the lists.
 * @param options.erased false if the result of the deletion is unknown: only refetches
 */
export async function forgetPerson(
  client: QueryClient,
  email: string,
  { erased = true } = {},
): Promise<void> {
  const key = emailKey(email);
  const isTheirs = (item: InboxItem) => emailKey(item.email) === key;
  for (const inbox of INBOXES) {
    // A request sent before the deletion would bring the items back.
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
