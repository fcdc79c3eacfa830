import type { IconNode } from 'lucide';

export const WhatsApp: IconNode = [
  ['path', { d: 'M3.2 20.8 4.6 16a9 9 0 1 1 3.5 3.4z' }],
  [
    'path',
    {
      d: 'M9 8.2c-.9.8-.8 2.2.3 3.8 1.2 1.8 2.9 3.2 4.7 3.5 1.1.1 1.9-.6 2-1.7l-2.1-1.1-1.1 1.1c-1.1-.5-2-1.4-2.5-2.5l1-1.1z',
    },
  ],
];
