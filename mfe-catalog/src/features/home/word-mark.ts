/** Path of a producer's word mark: beside the catalogue's other pictures, named after the producer. */
export function wordMarkAddress(producerName: string): string {
  return `/media/marks/${producerName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.svg`;
}
