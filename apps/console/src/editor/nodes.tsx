/** The parts of a text that are more than words: pictures with their description, rows of pictures, games. */
import { Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react'
import { useId } from 'react'
import controls from '../ui/controls.module.css'
import { Icon } from '../ui/icon.tsx'
import styles from './editor.module.css'

const textOf = (element: Element | null, selector: string) =>
  element?.querySelector(selector)?.textContent?.trim() ?? ''

const readImage = (element: HTMLElement) => (element.matches('img') ? element : element.querySelector('img'))

export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '', parseHTML: (element) => readImage(element)?.getAttribute('src') ?? '' },
    alt: { default: '', parseHTML: (element) => readImage(element)?.getAttribute('alt') ?? '' },
    caption: { default: '', parseHTML: (element) => textOf(element, 'figcaption') },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) =>
        element.querySelector(':scope > img') && !element.matches('.gallery, .game') ? null : false,
    },
    { tag: 'img[src^="/api/pictures/"]' },
  ],
  renderHTML({ node }) {
    const { src, alt, caption } = node.attrs as { src: string; alt: string; caption: string }
    const image = ['img', { src, alt }] as const
    return caption === '' ? ['figure', image] : ['figure', image, ['figcaption', caption]]
  },
  addNodeView: () => ReactNodeViewRenderer(PictureView),
})

function PictureView({ node, updateAttributes, deleteNode, editor }: ReactNodeViewProps) {
  const { src, alt, caption } = node.attrs as { src: string; alt: string; caption: string }
  const id = useId()
  return (
    <NodeViewWrapper className={styles.picture} contentEditable={false}>
      <img src={src} alt={alt} />
      {editor.isEditable && (
        <div className={styles.pictureFields}>
          <label htmlFor={`${id}-alt`}>Description</label>
          <input
            id={`${id}-alt`}
            className={controls.input}
            maxLength={300}
            required
            aria-invalid={alt.trim() === ''}
            placeholder="What it shows, for people who do not see it"
            value={alt}
            onChange={({ target }) => updateAttributes({ alt: target.value })}
          />
          <label htmlFor={`${id}-caption`}>Caption</label>
          <input
            id={`${id}-caption`}
            className={controls.input}
            maxLength={300}
            placeholder="Below the picture; may be empty"
            value={caption}
            onChange={({ target }) => updateAttributes({ caption: target.value })}
          />
          <RemoveButton label="Remove this picture" onPress={deleteNode} />
        </div>
      )}
      {!editor.isEditable && caption !== '' && <p>{caption}</p>}
    </NodeViewWrapper>
  )
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.remove} aria-label={label} onClick={onPress}>
      <Icon name="close" size={16} />
    </button>
  )
}

/** Pictures side by side, as imports bring them. */
export const Gallery = Node.create({
  name: 'gallery',
  group: 'block',
  content: 'picture+',
  parseHTML: () => [{ tag: 'figure.gallery', priority: 60 }],
  renderHTML: () => ['figure', { class: 'gallery' }, 0],
})

export const GameCard = Node.create({
  name: 'gameCard',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    slug: {
      default: '',
      parseHTML: (element) => element.querySelector('a')?.getAttribute('href')?.split('/').at(-1) ?? '',
    },
    title: { default: '', parseHTML: (element) => textOf(element, 'a') },
  }),
  parseHTML: () => [{ tag: 'figure.game', priority: 60 }],
  renderHTML({ node }) {
    const { slug, title } = node.attrs as { slug: string; title: string }
    return ['figure', { class: 'game' }, ['a', { href: `/gameDetail/${slug}` }, title || slug]]
  },
  addNodeView: () => ReactNodeViewRenderer(GameView),
})

function GameView({ node, deleteNode, editor }: ReactNodeViewProps) {
  const { slug, title } = node.attrs as { slug: string; title: string }
  return (
    <NodeViewWrapper className={styles.game} contentEditable={false}>
      <img src={`/api/covers/${slug}`} alt="" />
      <strong>{title || slug}</strong>
      {editor.isEditable && <RemoveButton label={`Remove the game ${title || slug}`} onPress={deleteNode} />}
    </NodeViewWrapper>
  )
}
