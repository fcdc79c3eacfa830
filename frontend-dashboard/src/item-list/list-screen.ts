import type { IconName } from '@manjara/ui';
import type { ComponentType } from 'react';
import type { ListScreenName } from '../format/list-texts';

/** A list with a screen of its own, as the routes, the navigation and the activity know it. */
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
  /** Its component. */
  load: () => Promise<{ default: ComponentType }>;
}
