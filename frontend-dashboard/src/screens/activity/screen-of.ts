import type { Activity, ActivityKind } from '@manjara/contracts';
import { pathsOf } from '../../resource/define-resource';
import { type ContentName, isContentName, LIST_SCREENS, RESOURCES } from '../../content/registry';

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
};

/** Address of the screen that shows what an activity was about; undefined where it was deleted. */
export function screenOf({ action, kind, id }: Activity): string | undefined {
  if (!kind || action === 'deleted' || action === 'deleted_for_good') return undefined;
  if (!isContentName(kind)) return `/dashboard/${SCREENS[kind]}`;
  const list = LIST_SCREENS.find(({ name }) => name === kind);
  if (list) return `/dashboard/${list.path}`;
  const resource = RESOURCES.find(({ name }) => name === kind);
  return resource && id && pathsOf(resource).edit(id);
}
