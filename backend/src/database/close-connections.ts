import mongoose from 'mongoose';

/** Closes what a program has opened that could not be put together whole, and so cannot close it. */
export const closeConnections = (): Promise<void> => mongoose.disconnect();
