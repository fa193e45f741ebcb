/** Reasons to refuse a medium. The texts for people are where the reasons are shown. */
export type MediaReason =
  | 'AddressNotValid'
  | 'CredentialsInAddress'
  | 'ProtocolNotAllowed'
  | 'HostNotAllowed'
  | 'PortNotAllowed'
  | 'NetworkNotAllowed'
  | 'TooManyRedirects'
  | 'NotFound'
  | 'EncodingNotAllowed'
  | 'TooLarge'
  | 'Empty'
  | 'TypeNotAllowed'
  | 'PdfNotAllowed'
  | 'PictureBroken'
  | 'TooManyPixels'
  | 'FileMissing'
  | 'Unreachable'
  | 'TooSlow';

/** A medium that is not taken, however often it is tried. */
export class MediaRefused extends Error {
  constructor(
    readonly reason: MediaReason,
    detail = '',
  ) {
    super(detail === '' ? reason : `${reason}: ${detail}`);
  }
}

/** A medium that may be taken at a later try. */
export class MediaDelayed extends MediaRefused {}
