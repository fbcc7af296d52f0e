export default {
  share: 'Share',
  title: 'Share',
  size: 'Format of the picture',
  wide: 'Wide',
  tall: 'Story',
  send: 'Share',
  copyLink: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'The link could not be copied.',
  download: 'Download',
  failed: 'The picture could not be loaded.',
  picture: 'The picture that is shared',
}
