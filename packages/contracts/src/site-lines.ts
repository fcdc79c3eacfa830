import type { Bilingual } from './languages';

/** Lines of the site that the owner edits in both languages; an empty one is not shown. */
export type SiteLines = Bilingual<
  /** Above the headline of the home page. */
  | 'trade'
  /** Above the production lines. */
  | 'production'
  /** Where the company delivers. */
  | 'delivery'
  /** When a message is answered. */
  | 'promise'
  /** How long a piece, a room, or several rooms usually take from approved drawings. */
  | 'pieceTime'
  | 'roomTime'
  | 'spaceTime'
>;

export const NO_SITE_LINES: SiteLines = {
  trade: '',
  arTrade: '',
  production: '',
  arProduction: '',
  delivery: '',
  arDelivery: '',
  promise: '',
  arPromise: '',
  pieceTime: '',
  arPieceTime: '',
  roomTime: '',
  arRoomTime: '',
  spaceTime: '',
  arSpaceTime: '',
};
