import type { Review } from '@manjara/contracts';
import { useEntity } from '../../../hooks/useEntities';

export const useReview = (id: string) => useEntity<Review>('reviews', id);
