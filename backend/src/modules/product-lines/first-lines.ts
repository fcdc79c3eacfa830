import { PRODUCT_CATEGORIES } from '@manjara/contracts';
import type { FirstCategory } from '../categories/first-categories';

type Line = (typeof PRODUCT_CATEGORIES)[number]['en'];

const INTRODUCTIONS: Record<Line, FirstCategory['introduction']> = {
  'Fit out': {
    en: 'Whole interiors from one workshop: walls, ceilings, floors and furniture, drawn, made and installed by the same people.',
    ar: 'مساحات كاملة من ورشة واحدة: جدران وأسقف وأرضيات وأثاث، يرسمها ويصنعها ويركّبها الفريق نفسه.',
  },
  Furniture: {
    en: 'Tables, seating, beds and storage made for their room, in oak, walnut or teak, with joints that can be repaired.',
    ar: 'طاولات ومقاعد وأسرّة وخزائن تُصنع لمكانها، من البلوط أو الجوز أو الساج، بوصلات تقبل الإصلاح.',
  },
  Upholstery: {
    en: 'Majlis seating, headboards and padded wall panels, on frames of hardwood and in the fabric that you choose.',
    ar: 'جلسات مجالس ورؤوس أسرّة وألواح جدارية منجّدة، على هياكل من الخشب الصلب وبالقماش الذي تختاره.',
  },
  Staircases: {
    en: 'Treads and handrails that we measure on site and put together in the workshop before they travel to you.',
    ar: 'درجات ودرابزينات نقيسها في الموقع ونجمعها في الورشة قبل أن تصل إليك.',
  },
  Partitions: {
    en: 'Screens, sliding walls and glazed frames that divide a room and leave it its light.',
    ar: 'حواجز وجدران منزلقة وإطارات زجاجية تقسم المكان وتُبقي له ضوءه.',
  },
  Ceiling: {
    en: 'Ceilings of beams, coffers and star patterns, made as panels and hung so that what is above stays within reach.',
    ar: 'أسقف بعوارض ومربعات غائرة ونقوش نجمية، تُصنع ألواحًا وتُعلّق بحيث يسهل الوصول إلى ما فوقها.',
  },
  Doors: {
    en: 'Entrance doors, room doors and wardrobe fronts; each door hangs in its frame in the workshop first.',
    ar: 'أبواب مداخل وغرف وواجهات خزائن، ويُعلّق كل باب في إطاره داخل الورشة أولًا.',
  },
  'Moroccan Handcraft': {
    en: 'Carved panels, mashrabiya and decorated wood in the Moroccan tradition, cut by hand.',
    ar: 'ألواح محفورة ومشربيات وخشب مزخرف على الطريقة المغربية، تُقطع باليد.',
  },
};

/** The production lines before the owner's first change. */
export const FIRST_LINES: readonly FirstCategory[] = PRODUCT_CATEGORIES.map((line) => ({
  ...line,
  introduction: INTRODUCTIONS[line.en],
}));
