import { useDeleteEntity } from '../../../hooks/useEntities';

export const useDeleteReview = () => useDeleteEntity('reviews');
