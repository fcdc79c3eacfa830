import type { ActivityKind } from '@manjara/contracts';
import { pathsOf } from '../resource/define-resource';
import { type ContentName, isContentName, LIST_SCREENS, RESOURCES } from './registry';

const SCREENS: Readonly<Record<Exclude<ActivityKind, ContentName>, string>> = {
  messages: 'messages',
  jobs: 'jobs',
  'content/boxes': 'content/home',
  'content/values': 'content/about',
  'content/questions': 'content/about',
  'content/home': 'content/home',
  'content/about': 'content/about',
  content: 'content/contact-join',
  'site-settings': 'site-settings',
  people: 'people',
  'page-metadata': 'search-appearance',
};

const isInbox = (kind: ActivityKind) => kind === 'messages' || kind === 'jobs';

/** Address of the screen that shows an item, or a section. */
export function screenOf(kind: ActivityKind, id?: string): string | undefined {
  if (isInbox(kind) && id) return `/dashboard/${kind}?item=${id}`;
  if (!isContentName(kind)) return `/dashboard/${SCREENS[kind]}`;
  const list = LIST_SCREENS.find(({ name }) => name === kind);
  if (list) return `/dashboard/${list.path}`;
  const resource = RESOURCES.find(({ name }) => name === kind);
  return resource && id && pathsOf(resource).edit(id);
}
