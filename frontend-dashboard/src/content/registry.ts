import type { ResourceName } from '../api/query-keys';
import type { ListScreen } from '../item-list/list-screen';
import type { Resource } from '../resource/define-resource';
import * as modules from './resources';

type Modules = typeof modules;

/** The name of a resource or of a list with its own screen, and of its texts. */
export type ContentName = keyof Modules;

export type ContentTexts = {
  [N in ContentName]: Awaited<ReturnType<Modules[N]['texts']['en']>>['default'];
};

/** The kind of default texts that a list has. */
export type ContentTextKind<N extends ContentName> = Modules[N] extends { resource: Resource }
  ? 'table'
  : 'list';

export const TEXTS = Object.entries(modules).map(
  ([name, module]) => [name, 'resource' in module ? 'table' : 'list', module.texts] as const,
);

/** In the order of the navigation. */
export const RESOURCES: readonly Resource[] = Object.values(modules)
  .flatMap((module) => ('resource' in module ? module.resource : []))
  .sort((a, b) => a.order - b.order);

/** In the order of the navigation. */
export const LIST_SCREENS: readonly ListScreen[] = Object.values(modules)
  .flatMap((module) => ('screen' in module ? module.screen : []))
  .sort((a, b) => a.order - b.order);

export const isContentName = (name: string): name is ContentName => name in modules;

export const isResourceName = (name: string): name is ResourceName =>
  RESOURCES.some((resource) => resource.name === name);
