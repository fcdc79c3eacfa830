/** The texts of a form that is complete but for its picture. */
export const reviewTexts = (changes: Record<string, string> = {}): Record<string, string> => ({
  title: 'On time and to the millimetre',
  arTitle: 'في الموعد وبدقة المليمتر',
  name: 'Huda, hotel manager',
  arName: 'هدى، مديرة فندق',
  description: 'The lobby opened on the day that was agreed.',
  arDescription: 'افتُتح البهو في اليوم المتفق عليه.',
  alt: 'The lobby with its walnut desk',
  arAlt: 'البهو بمكتبه من الجوز',
  ...changes,
});
