import { useParams } from 'react-router';

/** The order number in the address; undefined for another text. */
export function useOrderId(): number | undefined {
  const text = useParams()['orderId'] ?? '';
  const id = Number(text);
  return /^\d{1,15}$/.test(text) && id > 0 ? id : undefined;
}
