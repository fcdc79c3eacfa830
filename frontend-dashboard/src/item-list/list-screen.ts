import type { IconName } from '@manjara/ui';
import type { ComponentType } from 'react';
import type { ListScreenName } from '../format/list-texts';

/** A list with its own screen, for routes, navigation and activity. */
export interface ListScreen {
  /** Of the list, and of its texts below `dashboard`. */
  name: ListScreenName;
  /** Relative to /dashboard. */
  path: string;
  icon: IconName;
  /** Position in the navigation. */
  order: number;
  /** The fields that its texts name under `fields`. */
  fields: readonly string[];
  load: () => Promise<{ default: ComponentType }>;
}
