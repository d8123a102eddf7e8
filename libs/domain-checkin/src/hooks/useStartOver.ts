import { focusHeading } from '@guest/visit';
import { useSubmission } from '@guest/submission';
import { usePapersStore } from '../papers/papersStore';
import { checkinSubmission } from '../submission/checkinSubmission';
import { useCheckinStore } from '../store/checkinStore';
import { useDispatch } from './useStage';

/** The sending of the answers as they are identified now. */
export function useCheckinSubmission() {
  return useSubmission(
    checkinSubmission,
    useCheckinStore((state) => state.answers.id),
  );
}

/** Begins a new form; cancels uploads and an unanswered try of the former one. */
export function useStartOver(): (type: 'discarded' | 'reservationChosen') => void {
  const dispatch = useDispatch();
  const { withdraw } = useCheckinSubmission();
  const cancelUploads = usePapersStore((state) => state.cancelAll);
  return (type) => {
    cancelUploads();
    withdraw();
    dispatch({ type });
    focusHeading();
  };
}
