import type { AxiosRequestConfig } from 'axios';
import type { Inbox } from '../../../api/inbox';
import { api } from '../../../lib/api/client';

export async function deleteItem(
  inbox: Inbox,
  id: string,
  config?: AxiosRequestConfig,
): Promise<void> {
  await api.delete(`/${inbox}/${encodeURIComponent(id)}`, config);
}
