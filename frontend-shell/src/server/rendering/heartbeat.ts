/** What a render thread sends as long as its event loop turns. */
export const HEARTBEAT = 'heartbeat';
export const HEARTBEAT_MS = 1000;
