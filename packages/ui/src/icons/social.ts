import type { IconNode } from 'lucide';

/* Line icons: the icon library has no trademarks. */

export const XNetwork: IconNode = [
  ['path', { d: 'M4 4h4.4L20 20h-4.4z' }],
  ['path', { d: 'm4.5 20 6.3-7.1M19.5 4l-6 6.8' }],
];

export const Instagram: IconNode = [
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5' }],
  ['circle', { cx: '12', cy: '12', r: '4' }],
  ['path', { d: 'M17 7h.01' }],
];

export const LinkedIn: IconNode = [
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '3' }],
  ['path', { d: 'M7.5 10.5v6M7.5 7.4h.01M11.5 16.5v-6' }],
  ['path', { d: 'M11.5 13.2c0-1.8 1-2.7 2.5-2.7s2.5.9 2.5 2.7v3.3' }],
];

export const Snapchat: IconNode = [
  [
    'path',
    {
      d: 'M12 3c-3 0-5 2-5 5v3l-2-.5 2 2.5c-1 2-2 3-4 3.5 1 1.5 3 1 4 1.5l5 2.5 5-2.5c1-.5 3 0 4-1.5-2-.5-3-1.5-4-3.5l2-2.5-2 .5V8c0-3-2-5-5-5z',
    },
  ],
];

export const TikTok: IconNode = [
  ['path', { d: 'M13.5 3v12.3a3.9 3.9 0 1 1-3.9-3.9' }],
  ['path', { d: 'M13.5 3c.2 2.9 2.2 4.9 5 5' }],
];

export const YouTube: IconNode = [
  ['rect', { x: '2.5', y: '5', width: '19', height: '14', rx: '4' }],
  ['path', { d: 'm10 9 5 3-5 3z' }],
];

export const Google: IconNode = [['path', { d: 'M18.4 6.3A8.5 8.5 0 1 0 20.5 12H12.5' }]];
