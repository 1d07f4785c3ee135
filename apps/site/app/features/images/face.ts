/** Two eyes that look at the visitor, a smile and cheeks; `scale` 1 is 60 units wide. */
export function drawFace(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><g class="k"><ellipse cx="-19" cy="-4" rx="8" ry="11"/><ellipse cx="19" cy="-4" rx="8" ry="11"/></g><path fill="none" class="K" d="M-10 13c4 9 16 9 20 0"/><g fill="#fff"><circle cx="-16" cy="-9" r="3.6"/><circle cx="22" cy="-9" r="3.6"/></g><g fill="#ff5c7a" opacity=".5"><ellipse cx="-33" cy="9" rx="8" ry="5"/><ellipse cx="33" cy="9" rx="8" ry="5"/></g></g>`
}

/** Large white eyes with a pupil: for creatures. */
export function drawEyes(x: number, y: number, gap: number, radius: number): string {
  const pupil = +(radius * 0.56).toFixed(1)
  return [x - gap, x + gap]
    .map(
      (cx) =>
        `<ellipse fill="#fff" cx="${cx}" cy="${y}" rx="${radius}" ry="${+(radius * 1.15).toFixed(1)}"/><circle class="k" cx="${cx + 2}" cy="${y + 2}" r="${pupil}"/><circle fill="#fff" cx="${cx + 5}" cy="${y - 2}" r="${+(radius * 0.2).toFixed(1)}"/>`,
    )
    .join('')
}
