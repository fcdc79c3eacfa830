import type { ResourceName } from '../api/query-keys';
import * as modules from './resources';
import type { Resource } from '../resource/define-resource';

type TextsOf<M extends { texts: { en: () => Promise<{ default: object }> } }> = Awaited<
  ReturnType<M['texts']['en']>
>['default'];

export type ResourceTexts = { [N in ResourceName]: TextsOf<(typeof modules)[N]> };

export const RESOURCE_MODULES = Object.entries(modules) as [
  ResourceName,
  (typeof modules)[ResourceName],
][];

/** In the order of the navigation. */
export const RESOURCES: readonly Resource[] = RESOURCE_MODULES.map(
  ([, { resource }]) => resource,
).sort((a, b) => a.order - b.order);

export const isResourceName = (name: string): name is ResourceName => name in modules;
