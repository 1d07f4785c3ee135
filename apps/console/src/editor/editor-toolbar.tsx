/** The buttons above a text. One of them is in the order of the Tab key; the arrow keys move between them. */
import { Toolbar } from '@base-ui/react/toolbar'
import { useEditorState, type Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { Button, Field } from '../ui/controls.tsx'
import { Modal } from '../ui/modal.tsx'
import { GameSearch } from './game-search.tsx'
import forms from '../pages/forms.module.css'
import styles from './editor.module.css'

interface Action {
  label: string
  /** What the button shows. */
  sign: string
  isOn?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const ACTIONS: readonly Action[] = [
  {
    label: 'Heading',
    sign: 'H2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Smaller heading',
    sign: 'H3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bold',
    sign: 'B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    sign: 'I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'List',
    sign: '• –',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    sign: '1.',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    sign: '“ ”',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Table',
    sign: 'Table',
    isOn: (editor) => editor.isActive('table'),
    run: (editor) =>
      editor.isActive('table')
        ? editor.chain().focus().deleteTable().run()
        : editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
]

interface EditorToolbarProps {
  editor: Editor
  onFiles: (files: File[]) => void
}

export function EditorToolbar({ editor, onFiles }: EditorToolbarProps) {
  const [open, setOpen] = useState<'link' | 'game' | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      pressed: ACTIONS.map(({ isOn }) => isOn?.(current) ?? false),
      isLink: current.isActive('link'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  })
  return (
    <>
      <Toolbar.Root className={styles.toolbar} aria-label="Text">
        {ACTIONS.map(({ label, sign, run }, place) => (
          <Toolbar.Button
            key={label}
            className={styles.tool}
            title={label}
            aria-pressed={on.pressed[place]}
            onClick={() => run(editor)}
          >
            <Sign label={label} sign={sign} />
          </Toolbar.Button>
        ))}
        <Toolbar.Button className={styles.tool} aria-pressed={on.isLink} onClick={() => setOpen('link')}>
          Link
        </Toolbar.Button>
        <Toolbar.Button className={styles.tool} onClick={() => input.current?.click()}>
          Picture
        </Toolbar.Button>
        <Toolbar.Button className={styles.tool} onClick={() => setOpen('game')}>
          Game
        </Toolbar.Button>
        <Toolbar.Button
          className={styles.tool}
          title="Undo"
          disabled={!on.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        >
          <Sign label="Undo" sign="↶" />
        </Toolbar.Button>
        <Toolbar.Button
          className={styles.tool}
          title="Redo"
          disabled={!on.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        >
          <Sign label="Redo" sign="↷" />
        </Toolbar.Button>
      </Toolbar.Root>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        aria-label="Picture"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Modal title="Link" isOpen={open === 'link'} onClose={() => setOpen(null)}>
        <LinkForm editor={editor} onClose={() => setOpen(null)} />
      </Modal>
      <Modal title="Add a game" isOpen={open === 'game'} onClose={() => setOpen(null)}>
        <GameSearch
          onChoose={({ slug, title }) => {
            setOpen(null)
            const game = { type: 'gameCard', attrs: { slug, title } }
            editor
              .chain()
              .focus()
              .insertContent([game, { type: 'paragraph' }])
              .run()
          }}
        />
      </Modal>
    </>
  )
}

/** What is seen, and what is read out. */
function Sign({ label, sign }: { label: string; sign: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{label}</span>
    </>
  )
}

const ADDRESS_RE = /^(https:\/\/|mailto:|[/#](?!\/))\S+$/

function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''))
  const [fault, setFault] = useState<string | null>(null)
  // Made when it runs: a chain moves the focus as soon as it is begun.
  const range = () => editor.chain().focus().extendMarkRange('link')

  function save() {
    const href = address.trim()
    if (!ADDRESS_RE.test(href)) {
      setFault('An address begins with https://, mailto: or, on your own site, with /')
      return
    }
    if (editor.state.selection.empty && !editor.isActive('link'))
      range()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else range().setLink({ href }).run()
    onClose()
  }

  return (
    // A form within the form of the article would send that one.
    <div className={forms.form}>
      <Field label="Address" hint="Such as https://example.com, or /category on your own site" fault={fault}>
        {(control) => (
          <input
            {...control}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              save()
            }}
          />
        )}
      </Field>
      <div className={forms.buttons}>
        <Button kind="primary" onClick={save}>
          Set link
        </Button>
        {editor.isActive('link') && (
          <Button
            onClick={() => {
              range().unsetLink().run()
              onClose()
            }}
          >
            Remove link
          </Button>
        )}
      </div>
    </div>
  )
}
