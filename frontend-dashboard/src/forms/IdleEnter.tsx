/**
 * Must come first in a form that publishes: Enter in a field presses the first submit button, which
 * is disabled here.
 */
export const IdleEnter = () => <button type="submit" disabled hidden />;
