/** The editor of articles and pages: only what pages can show. The server judges all of it again. */
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { EditorToolbar } from './editor-toolbar.tsx'
import { GameCard, Gallery, Picture } from './nodes.tsx'
import styles from './editor.module.css'

/** On a site a picture has another address than here. */
const toConsole = (html: string) => html.replaceAll('src="/img/', 'src="/api/pictures/')
const toSite = (html: string) => html.replaceAll('src="/api/pictures/', 'src="/img/')

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto'] },
    // Pages do not show these.
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  Picture,
  Gallery,
  GameCard,
]

export interface UploadedPicture {
  src: string
}

interface TextEditorProps {
  html: string
  label: string
  isEditable: boolean
  fault?: string | null
  onChange?: (html: string) => void
  /** Rejects with what the server refuses. */
  onUpload?: (file: File) => Promise<UploadedPicture>
  onUploadError?: (error: unknown) => void
}

export function TextEditor(props: TextEditorProps) {
  const { html, label, isEditable, fault, onChange } = props
  // The editor keeps the functions that it is made with.
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const own = useRef(html)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: toConsole(html),
    editable: isEditable,
    injectCSS: false,
    onUpdate({ editor: changed }) {
      own.current = changed.isEmpty ? '' : toSite(changed.getHTML())
      latest.current.onChange?.(own.current)
    },
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', class: styles.text! },
      handlePaste: (_, event) => takeFiles(event.clipboardData, event),
      handleDrop: (_, event) => takeFiles(event.dataTransfer, event),
    },
  })

  function takeFiles(data: DataTransfer | null, event: Event): boolean {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0 || !latest.current.onUpload) return false
    event.preventDefault()
    void insertPictures(files)
    return true
  }

  async function insertPictures(files: readonly File[]) {
    for (const file of files)
      try {
        const { src } = await latest.current.onUpload!(file)
        insertPicture(editor, src.replace('/img/', '/api/pictures/'))
      } catch (error) {
        latest.current.onUploadError?.(error)
      }
  }

  // Another text came from outside: a version, or a discarded draft.
  useEffect(() => {
    if (html === own.current) return
    own.current = html
    editor.commands.setContent(toConsole(html), { emitUpdate: false })
  }, [editor, html])

  return (
    <div className={styles.editor} data-invalid={Boolean(fault) || undefined}>
      {isEditable && onChange && (
        <EditorToolbar editor={editor} onFiles={(files) => void insertPictures(files)} />
      )}
      <EditorContent editor={editor} />
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

function insertPicture(editor: Editor, src: string) {
  editor
    .chain()
    .focus()
    .insertContent([{ type: 'picture', attrs: { src, alt: '', caption: '' } }, { type: 'paragraph' }])
    .run()
}
