/** What is set in the display face is written without tashkeel: its marks float above the letters. */
export const withoutTashkeel = (text: string): string => text.replace(/[\u064B-\u0652\u0670]/g, '');
