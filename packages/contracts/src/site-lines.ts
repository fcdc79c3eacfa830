/** Lines of the site that the owner edits in both languages; an empty one is not shown. */
export interface SiteLines {
  /** Above the headline of the home page. */
  trade: string;
  arTrade: string;
  /** Above the production lines. */
  production: string;
  arProduction: string;
  /** Where the company delivers. */
  delivery: string;
  arDelivery: string;
  /** When a message is answered. */
  promise: string;
  arPromise: string;
  /** How long a piece, a room, or several rooms usually take from approved drawings. */
  pieceTime: string;
  arPieceTime: string;
  roomTime: string;
  arRoomTime: string;
  spaceTime: string;
  arSpaceTime: string;
}

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
