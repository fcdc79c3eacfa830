import { LIMITS, type Project, projectPath } from '@manjara/contracts';
import { lazy } from 'react';
import { PROJECT_PREVIEWS } from '../../pictures/crops';
import { defineResource } from '../../resource/define-resource';
import { picturePairs, shownPairs } from './picture-pairs';
import { shownVideo, video, videoPoster } from './project-video';
import {
  secondaryImages,
  shownSecondaryImages,
} from '../../resource/secondary-images/secondary-images';

export const resource = defineResource<Project>({
  name: 'projects',
  singular: 'project',
  icon: 'building',
  order: 1,
  fields: [
    { kind: 'text', name: 'name', maxLength: LIMITS.name },
    { kind: 'category', name: 'category', list: 'project-categories', categories: [] },
    { kind: 'text', name: 'description', maxLength: LIMITS.longText, rows: 7 },
    secondaryImages,
    picturePairs,
    video,
    videoPoster,
  ],
  details: [
    { kind: 'day', name: 'date' },
    { kind: 'digits', name: 'year', maxLength: LIMITS.year },
    { kind: 'decimal', name: 'area', maxLength: LIMITS.area },
    { kind: 'text', name: 'place', maxLength: LIMITS.shortText },
    { kind: 'text', name: 'materials', maxLength: LIMITS.shortText },
    { kind: 'text', name: 'scope', maxLength: LIMITS.shortText },
    { kind: 'text', name: 'slug', maxLength: LIMITS.name, hint: 'slugHint' },
  ],
  crops: PROJECT_PREVIEWS,
  columns: [{ field: 'name' }, { field: 'category' }],
  search: 'api',
  pinned: { path: '/pinned-projects', max: LIMITS.pinnedProjects },
  duplicates: true,
  publicPath: projectPath,
  preview: {
    pages: [{ name: 'entity', path: (id) => `/project/${id}` }],
    toDraft: (project, values, imageOf) => ({
      project: {
        ...project,
        secondaryImages: shownSecondaryImages(values, imageOf),
        pairs: shownPairs(values, imageOf),
        ...shownVideo(values, imageOf),
      },
    }),
  },
  PicturePanel: lazy(() => import('./ProjectPictures')),
});

export const texts = {
  ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
};
