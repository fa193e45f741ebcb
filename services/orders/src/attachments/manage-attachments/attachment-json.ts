/** The contract's attachment, built from a row of the table with this alias. */
export function attachmentJson(alias: string): string {
  return `json_build_object(
    'id', ${alias}.id, 'fileName', ${alias}.file_name, 'title', ${alias}.title,
    'attachmentType', ${alias}.attachment_type, 'objectType', ${alias}.object_type,
    'objectId', ${alias}.object_id, 'type', ${alias}.type, 'order', ${alias}.position,
    'enabled', ${alias}.enabled, 'bytes', ${alias}.bytes, 'url', ${alias}.url)`;
}
