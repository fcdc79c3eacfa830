import type { Activity, ActivityKind } from '@manjara/contracts';
import { pathsOf } from '../../resource/define-resource';
import { isResourceName, RESOURCES } from '../../content/registry';
import type { ResourceName } from '../../api/query-keys';

const SCREENS: Readonly<Record<Exclude<ActivityKind, ResourceName>, string>> = {
  partners: 'add-partner',
  messages: 'messages',
  jobs: 'jobs',
  'content/boxes': 'content/home',
  'content/values': 'content/about',
  'content/questions': 'content/about',
  'content/home': 'content/home',
  'content/about': 'content/about',
  content: 'content/contact-join',
  'site-settings': 'site-settings',
};

/** Address of the screen that shows what an activity was about; undefined where it was deleted. */
export function screenOf({ action, kind, id }: Activity): string | undefined {
  if (!kind || action === 'deleted' || action === 'deleted_for_good') return undefined;
  if (!isResourceName(kind)) return `/dashboard/${SCREENS[kind]}`;
  const resource = RESOURCES.find(({ name }) => name === kind);
  return resource && id && pathsOf(resource).edit(id);
}
