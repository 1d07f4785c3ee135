/** Of a game's page too, which has no other texts of the play page. */
export const shareTexts = {
  open: 'Share',
  title: (title: string) => `Share ${title}`,
  copy: 'Copy the link',
  copied: 'Copied',
  more: 'More ways',
  qr: 'Scan to continue on your phone',
  qrLabel: (title: string) => `QR code of the page of ${title}`,
  link: 'Link',
  close: 'Close',
}
